import styled from 'styled-components'

/** Hidden on paper: controls. */
export const ScreenOnly = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`

/** On paper only. */
export const PrintOnly = styled.div`
  display: none;

  @media print {
    display: block;
  }
`

import styled from 'styled-components'

/** Controls, hidden on paper. */
export const ScreenOnly = styled.div`
  display: contents;

  @media print {
    display: none;
  }
`

/** Shown on paper only. */
export const PrintOnly = styled.div`
  display: none;

  @media print {
    display: block;
  }
`

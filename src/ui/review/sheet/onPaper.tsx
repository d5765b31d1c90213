import styled from 'styled-components'

/** Not on paper: what is operated or follows the user's hand. */
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

import styled from 'styled-components'
import { Fold } from '../parts/Fold'

/** The fold of a forecast. */
export const ForecastFold = styled(Fold)`
  > summary + * {
    margin-block-start: var(--space-4);
  }
`

import { useState } from 'react'
import styled from 'styled-components'
import type { Cause } from '../../core/causes/cause'
import { Monogram } from './Monogram'

const Frame = styled.span<{ $size: 'small' | 'medium' | 'large' }>`
  display: block;
  flex: none;
  overflow: hidden;
  border-radius: var(--radius);
  width: ${({ $size }) => ({ small: '3rem', medium: '5.5rem', large: '9rem' })[$size]};
  aspect-ratio: 1;
`

const Picture = styled.img`
  width: 100%;
  height: 100%;
  object-fit: cover;
`

type CauseImageProps = {
  readonly cause: Pick<Cause, 'name' | 'image'>
  readonly size: 'small' | 'medium' | 'large'
}

/** The cause's own picture, or its monogram when there is none or it cannot be loaded. The name always stands beside it. */
export function CauseImage({ cause, size }: CauseImageProps) {
  const [broken, setBroken] = useState(false)
  return (
    <Frame $size={size}>
      {cause.image === undefined || broken ? (
        <Monogram name={cause.name} />
      ) : (
        <Picture src={cause.image} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
      )}
    </Frame>
  )
}

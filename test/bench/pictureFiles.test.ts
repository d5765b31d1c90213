import { expect, test } from 'vitest'
import { isPicture } from '../../bench/pictureFiles'

test.each([
  'var e=`data:image/svg+xml,%3Csvg%20width%3D%22120%22%3E%3C%2Fsvg%3E%0A`;export{e as default};',
  'var e="data:image/png;base64,iVBORw0KGgo=";export{e as default};\n',
  "const $a='data:image/webp;base64,UklGRg==';export{$a as default}",
])('%s is a picture', (script) => {
  expect(isPicture(script)).toBe(true)
})

test.each([
  'var e=`data:text/html,hello`;export{e as default};',
  'var e=`data:image/svg+xml,%3Csvg`;fetch(e);export{e as default};',
  'var e=`data:image/svg+xml,%3Csvg`,t=`more`;export{e as default};',
  'import{o as e}from"./lit.js";var t=e`<svg></svg>`;export{t as default};',
])('%s is a script', (script) => {
  expect(isPicture(script)).toBe(false)
})

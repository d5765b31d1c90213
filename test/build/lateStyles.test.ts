import { expect, test } from 'vitest'
import { lateStyles } from '../support/lateStyles'

test.each([
  ['main:has(h1){color:red}', [':has']],
  ['p{text-wrap:balance}', ['text-wrap', 'text-wrap: balance']],
  ['p{color:light-dark(#000,#fff)}', ['light-dark()']],
  ['@starting-style{p{opacity:0}}', ['@starting-style']],
  ['details::details-content{color:red}', [':details-content']],
  ['input{field-sizing:content}', ['field-sizing', 'field-sizing: content']],
  ['@media (scripting:none){p{color:red}}', ['@media (scripting)']],
  ['p{width:2rcap}', ['rcap']],
  ['p{flex-direction:column}li:is(a,:has(b)){flex-direction:row}', [':has']],
  // Every supported browser has these.
  ['p{height:100dvh;inset-block:1px;aspect-ratio:1;color:color-mix(in srgb,red,blue)}', []],
  ['p:is(a):where(b):not(c):focus-visible{gap:1px}/* :has(a) */@layer a;@media (hover:none){p{inset:0}}', []],
])('%s', (styles, late) => {
  expect([...lateStyles(styles)].sort()).toEqual([...late].sort())
})

test('in a script, names of one word are no styles', () => {
  const script = 'const a={size:1,d:2,continue:3};styled.p`text-wrap:balance;`;if(round(x)){alt:for(;;);}'
  expect(lateStyles(script, true)).toEqual(['text-wrap', 'text-wrap: balance'])
})

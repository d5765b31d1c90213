import { expect, test } from 'vitest'
import { createEndings } from './createEndings'

test('ends what was started once, the last started first', async () => {
  const ended: string[] = []
  const endings = createEndings()
  endings.add(() => ended.push('chain'))
  endings.add(() => ended.push('service'))

  await Promise.all([endings.runAll(), endings.runAll()])

  expect(ended).toEqual(['service', 'chain'])
})

test('ends the others when one cannot be ended, and then says so', async () => {
  const ended: string[] = []
  const endings = createEndings()
  endings.add(() => ended.push('chain'))
  endings.add(() => Promise.reject(new Error('the service hangs')))

  await expect(endings.runAll()).rejects.toThrow('Not everything that was started could be ended.')
  expect(ended).toEqual(['chain'])
})

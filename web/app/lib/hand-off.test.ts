import assert from 'node:assert/strict'
import { test } from 'node:test'
import vm from 'node:vm'
import { handOff } from './render.server.ts'

test('the data of a page reaches its script as it was, and cannot end it', async () => {
  const text = '["</script><!--", "it\'s \\"so\\" \\\\ &amp;", "\u2028\u2029 … 🐟"]\nP1:[]\r\n'
  const html = await handOff('<body>a page</body>', new Blob([text]).stream(), 'abc')
  const script = /<script nonce="abc">(.*)<\/script><\/body>$/s.exec(html)?.[1] ?? ''
  assert.doesNotMatch(script, /[<>]/)
  const got: string[] = []
  const streamController = { enqueue: (data: string) => got.push(data), close: () => got.push('end') }
  vm.runInNewContext(script, { window: { __reactRouterContext: { streamController } } })
  assert.deepEqual(got, [text, 'end'])
})

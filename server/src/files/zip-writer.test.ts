import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { type ZipEntry, zipOf } from './zip-writer.ts'

async function* given(): AsyncGenerator<ZipEntry> {
  yield { name: 'plain.txt', bytes: Buffer.from('as it is') }
  yield { name: 'Łódź – café.json', bytes: new TextEncoder().encode('"small"'.repeat(1000)), isDeflated: true }
}

test('others read what is written, whatever letters a name has', async () => {
  const chunks: Buffer[] = []
  for await (const chunk of zipOf(given())) chunks.push(chunk)
  const files = unzipSync(Buffer.concat(chunks))
  assert.deepEqual(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
    [
      ['plain.txt', 'as it is'],
      ['Łódź – café.json', '"small"'.repeat(1000)],
    ],
  )
})

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Fields } from '#protocol/declaring/define.ts'
import { check, type Field } from '#protocol/declaring/fields.ts'
import { snake } from '#protocol/declaring/names.ts'
import { everyFeature, type Person, world } from '#test/world.ts'

const { app, schoolAdmin, student } = await world({ flags: everyFeature })
const { registry } = app.road
const impossible = '2010-02-31'
const anyId = '0b0e7f7e-0000-4000-8000-000000000001'
const datesIn = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { kind, readOnly }]) => (kind === 'date' && !readOnly ? [name] : []))

/** Sends a day that does not exist, and looks whether it is refused at its field; of a row that is not there, by its rule. */
async function refuses(method: string, path: string, field: string, rule: Field | undefined, type?: string) {
  assert.deepEqual(rule && check(rule, impossible), { code: 'date' }, `${path}: ${field}`)
  const attributes = { [snake(field)]: impossible }
  // What the engine writes by itself comes as a document.
  const document = { data: { type, ...(method === 'PATCH' ? { id: anyId } : {}), attributes } }
  const send = (who: Person) => who.send(method, path.replace(':id', anyId), type ? document : attributes)
  const first = await send(schoolAdmin)
  // What only students do is refused to everybody else before anything is read.
  const answer = first.status === 403 ? await send(student) : first
  if (answer.status === 404 && path.includes(':id')) return
  const { errors = [] } = JSON.parse(answer.body || '{}')
  const found = errors.find(({ source }: { source?: { pointer?: string } }) =>
    source?.pointer?.endsWith(`/${snake(field)}`),
  )
  assert.deepEqual([answer.status, found?.code], [422, 'date'], `${method} ${path}: ${field}\n${answer.body}`)
}

test('a day that does not exist is refused at its field, whatever it is sent to', async () => {
  const asked: string[] = []
  for (const { method, path, input } of registry.commands.values()) {
    for (const field of datesIn(input)) {
      await refuses(method, path, field, input[field])
      asked.push(`${method} ${path} ${field}`)
    }
  }
  for (const { resource, writes } of registry.all()) {
    for (const field of datesIn(resource.attributes)) {
      const path = `/${snake(resource.type)}`
      const rule = resource.attributes[field]
      if (writes.includes('create')) await refuses('POST', path, field, rule, resource.type)
      if (writes.includes('update')) await refuses('PATCH', `${path}/:id`, field, rule, resource.type)
      if (writes.length > 0) asked.push(`${path} ${field}`)
    }
  }
  assert.ok(asked.length >= 8, `only ${asked.length}: ${asked}`)
})

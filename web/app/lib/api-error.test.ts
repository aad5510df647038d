import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createStaticHandler, isRouteErrorResponse } from 'react-router'
import { ApiError } from '#protocol/client.ts'

const refusal = (status: number, detail: string) => new ApiError(status, [{ code: 'some.code', detail }])

/** A page whose loader does not catch what the API refuses. */
async function answerOf(error: ApiError) {
  const loader = () => {
    throw error
  }
  const answer = await createStaticHandler([{ id: 'page', path: '/', loader }]).query(new Request('http://here.test/'))
  assert.ok(!(answer instanceof Response))
  return { status: answer.statusCode, error: answer.errors?.page }
}

test('a page answers with the status that the API refused it with', async () => {
  for (const status of [401, 403, 404, 409, 500, 503]) {
    const { status: answered, error } = await answerOf(refusal(status, 'no'))
    assert.equal(answered, status)
    assert.ok(isRouteErrorResponse(error) && error.status === status, 'and the error screen can read it')
  }
})

test('the error screen hears that somebody is on the wrong website', async () => {
  const { error } = await answerOf(refusal(403, 'wrong center: this account belongs elsewhere'))
  assert.match(isRouteErrorResponse(error) ? error.data.message : '', /wrong center/)
})

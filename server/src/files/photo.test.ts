import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { draftVacancy, publishedVacancy } from '#features/vacancies/vacancies.factory.ts'
import { vacancies } from '#protocol/features/vacancies/vacancies.ts'
import {
  duplicateVacancy,
  removeVacancyPhoto,
  takeDownVacancy,
  updateVacancySettings,
} from '#protocol/features/vacancies/vacancy-commands.ts'
import { reactingApp } from '#test/mails.ts'
import { until } from '#test/until.ts'
import { type Person, world } from '#test/world.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'photos-'))
after(() => rm(dataDir, { recursive: true }))
const app = await reactingApp({ dataDir })
const { site, provider, providerAdmin, centerAdmin, nonProfitAdmin } = await world({}, app)
const jpeg = await sharp({ create: { width: 2000, height: 1000, channels: 3, background: '#008558' } })
  .jpeg()
  .toBuffer()
const vacancy = await draftVacancy(providerAdmin, provider.id)

async function put(who: Person, bytes: Buffer | string, id = vacancy.id) {
  const answer = await app.http.inject({
    method: 'PUT',
    url: `/api/v1/vacancies/${id}/photo?name=stal.jpg`,
    headers: { 'x-tenant': site.key, ...who.credentials, 'content-type': 'image/jpeg' },
    payload: bytes,
  })
  const json = answer.body ? answer.json() : {}
  return { status: answer.statusCode, code: json.errors?.[0]?.code, photoId: json.meta?.photoId as string }
}
const fetchFile = (path: string) => app.http.inject({ method: 'GET', url: path, headers: { 'x-tenant': site.key } })
const filesOf = (id: string) => readdir(join(dataDir, 'files', site.id, id)).catch(() => [] as string[])

test('a photo is drawn anew in two widths, and goes with the last vacancy that shows it', async () => {
  const { status, photoId } = await put(providerAdmin, jpeg)
  assert.equal(status, 200)
  assert.equal((await providerAdmin.find(vacancies, vacancy.id)).photoId, photoId)
  for (const [size, height] of [
    [1280, 640],
    [640, 320],
  ] as const) {
    const drawn = await sharp((await fetchFile(`/files/${photoId}/${size}`)).rawPayload).metadata()
    assert.deepEqual([drawn.format, drawn.width, drawn.height], ['webp', size, height])
  }
  assert.equal((await fetchFile(`/files/${photoId}/96`)).statusCode, 404, 'that is a size of logos')

  const copy = await providerAdmin.run(duplicateVacancy, vacancy.id)
  await providerAdmin.run(removeVacancyPhoto, vacancy.id)
  assert.equal((await fetchFile(`/files/${photoId}/640`)).statusCode, 200, 'the copy still shows it')
  await providerAdmin.run(removeVacancyPhoto, copy.id)
  assert.equal((await fetchFile(`/files/${photoId}/640`)).statusCode, 404)
  await until('the bytes are gone', async () => (await filesOf(photoId)).length === 0 || undefined)
})

test('only who may change the vacancy, and only a picture', async () => {
  assert.equal((await put(nonProfitAdmin, jpeg)).status, 404)
  assert.equal((await put(providerAdmin, 'no picture')).code, 'file.type')
  assert.equal((await put(providerAdmin, jpeg.subarray(0, 200))).code, 'file.broken')
  assert.equal((await put(providerAdmin, '')).code, 'required')
})

test('another photo of a vacancy that students see is looked at first, where the site asks for that', async () => {
  const { id } = await publishedVacancy(providerAdmin, provider.id)
  assert.equal((await put(providerAdmin, jpeg, id)).status, 200)
  assert.equal((await providerAdmin.find(vacancies, id)).status, 'published')
  await centerAdmin.run(updateVacancySettings, '', { needsReview: true })
  assert.equal((await put(centerAdmin, jpeg, id)).status, 200)
  assert.equal((await providerAdmin.find(vacancies, id)).status, 'published', 'who looks after it has seen it')
  assert.equal((await put(providerAdmin, jpeg, id)).status, 200)
  assert.equal((await providerAdmin.find(vacancies, id)).status, 'in_review')
})

test('a vacancy that was taken down keeps what it shows and is not copied', async () => {
  const { id } = await publishedVacancy(centerAdmin, provider.id, { contactEmail: 'bea@example.test' })
  await put(centerAdmin, jpeg, id)
  await centerAdmin.run(takeDownVacancy, id, { reason: 'Dit is gewoon betaald werk.' })
  assert.equal((await put(providerAdmin, jpeg, id)).code, 'state.conflict')
  await assert.rejects(providerAdmin.run(removeVacancyPhoto, id), { status: 409 })
  await assert.rejects(providerAdmin.run(duplicateVacancy, id), { status: 409 })
})

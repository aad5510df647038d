import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testApp } from '#test/setup.ts'

const app = await testApp()

test('the address of a site tells whose it is, and where the other sites are', async () => {
  const { body, headers, statusCode } = await app.http.inject({ url: '/', headers: { host: 'mas4you.localhost' } })
  assert.equal(statusCode, 200)
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  assert.match(body, /<h1>MaS4You<\/h1><p class="lead">De leukste maatschappelijke stages<\/p>/)
  assert.match(body, /--primary:#763e83/)
  for (const link of ['/api/docs', '/dev/mail']) assert.ok(body.includes(`href="${link}"`))
  for (const site of app.sites.all()) assert.ok(body.includes(`href="${site.url}/"`))
  const nonce = /style-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] as string
  assert.ok(body.includes(`<style nonce="${nonce}">`))
})

test('it speaks the language of the browser', async () => {
  const headers = { host: 'demo.localhost', 'accept-language': 'en-GB,nl;q=0.5' }
  const { body } = await app.http.inject({ url: '/', headers })
  assert.match(body, /<html lang="en">/)
  assert.match(body, /The online internship marketplace/)
  assert.match(body, /All sites/)
})

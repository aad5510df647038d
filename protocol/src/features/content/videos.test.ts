import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allowedVideos, videoOf } from './videos.ts'

test('a link to a video of a known host says what plays it, without cookies', () => {
  const player = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?rel=0'
  for (const link of [
    'https://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://m.youtube.com/watch?v=M7lc1UVf-VE&t=42s',
    'https://youtu.be/M7lc1UVf-VE?si=abc',
    'https://www.youtube.com/shorts/M7lc1UVf-VE',
    'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  ])
    assert.equal(videoOf(link)?.player, player, link)
  assert.equal(videoOf('https://vimeo.com/76979871')?.player, 'https://player.vimeo.com/video/76979871?dnt=1')
  const unlisted = videoOf('https://player.vimeo.com/video/76979871?h=8272103f6e')
  assert.equal(unlisted?.player, 'https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e')
  assert.equal(unlisted?.link, 'https://vimeo.com/76979871/8272103f6e')
})

test('anything else is no video', () => {
  for (const link of [
    '',
    null,
    'javascript:alert(1)',
    'data:text/html,<script>',
    'http://www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://www.youtube.com.elsewhere.example/watch?v=M7lc1UVf-VE',
    'https://elsewhere.example/www.youtube.com/watch?v=M7lc1UVf-VE',
    'https://youtube.com@elsewhere.example/watch?v=M7lc1UVf-VE',
    'https://www.youtube.com:8443/watch?v=M7lc1UVf-VE',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/watch?v=M7lc1UVf-VE1',
    'https://www.youtube.com/channel/M7lc1UVf-VE',
    'https://vimeo.com/../76979871/x"onload',
    'https://vimeo.com/76979871?h=<b>',
    'https://videos.example/76979871',
  ])
    assert.equal(videoOf(link), null, String(link))
})

test('a yes is for one host, and anything else in the cookie is none', () => {
  assert.deepEqual(allowedVideos('mode=dark; video=vimeo'), ['vimeo'])
  assert.deepEqual(allowedVideos('video=vimeo.youtube.elsewhere'), ['youtube', 'vimeo'])
  assert.deepEqual(allowedVideos('myvideo=vimeo'), [])
  assert.deepEqual(allowedVideos(undefined), [])
})

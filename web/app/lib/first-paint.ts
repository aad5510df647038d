/**
 * Runs before the first paint, so that nobody sees the wrong colours or bars flash by. It stands in the page itself:
 * a file of its own would wait in line behind forty others, and the page with it. What does nothing without scripts is
 * shown by `data-scripts`, unless the one that it needs does not come.
 */
export const firstPaint = `(() => {
  const { dataset } = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)').matches
  const installed = matchMedia('(display-mode: standalone)').matches || navigator.standalone === true
  if (dataset.app === 'browser' && installed) dataset.app = 'web'
  dataset.scripts = ''
  addEventListener('error', ({ target }) => target?.dataset?.plain === '' && delete dataset.scripts, true)
  if (dataset.mode === 'system') dataset.mode = dark ? 'dark' : 'light'
})()`

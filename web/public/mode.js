// Before the first paint, so that nobody sees the wrong colours or bars flash by.
;(() => {
  const page = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  // An installed web app looks like a browser to the server; here it can be told apart.
  const isInstalled = matchMedia('(display-mode: standalone)').matches || navigator.standalone === true
  if (page.dataset.app === 'browser' && isInstalled) page.dataset.app = 'web'
  if (page.dataset.mode === 'system') page.dataset.mode = dark.matches ? 'dark' : 'light'
})()

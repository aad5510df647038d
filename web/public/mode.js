// Before the first paint, so that nobody sees the wrong colours flash by.
;(() => {
  const page = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  if (page.dataset.mode === 'system') page.dataset.mode = dark.matches ? 'dark' : 'light'
})()

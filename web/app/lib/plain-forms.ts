/** Of a plain page: what a form does beside being sent. A second press does nothing, and what is wrong takes the focus. */
export function tendForms(page: ParentNode): void {
  for (const form of page.querySelectorAll('form')) {
    let isSent = false
    form.addEventListener('submit', (event) => {
      if (isSent) event.preventDefault()
      isSent = true
      event.submitter?.setAttribute('aria-busy', 'true')
    })
    // Whoever comes back to the page may send it again.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      isSent = false
      for (const button of form.querySelectorAll('[aria-busy=true]')) button.removeAttribute('aria-busy')
    })
  }
  page.querySelector<HTMLElement>('form [role=alert]')?.focus()
}

/** Tests wait for it: the page listens. */
export function listens(): void {
  document.documentElement.dataset.awake = ''
}

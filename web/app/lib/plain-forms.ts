/** Of a plain page: what a form does beside being sent. A second press does nothing, and what is wrong takes the focus. */
export function tendForms(page: ParentNode): void {
  for (const form of page.querySelectorAll('form')) {
    let isSent = false
    form.addEventListener('submit', (event) => {
      if (isSent) event.preventDefault()
      isSent = true
      event.submitter?.setAttribute('aria-busy', 'true')
    })
    form.addEventListener('input', ({ target }) => forgive(target))
    // Whoever comes back to the page may send it again.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return
      isSent = false
      for (const button of form.querySelectorAll('[aria-busy=true]')) button.removeAttribute('aria-busy')
    })
  }
  page.querySelector<HTMLElement>('form [role=alert]')?.focus()
}

/** What was missing and is there now is no fault any more. What is still wrong is told when it is sent again. */
function forgive(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement) || control.getAttribute('aria-invalid') !== 'true') return
  if (control.type === 'checkbox' ? !control.checked : !control.value.trim()) return
  const errors = control.getAttribute('aria-describedby')?.split(' ') ?? []
  const error = document.getElementById(errors.find((id) => id.endsWith('-error')) ?? '')
  if (!error) return
  control.removeAttribute('aria-invalid')
  error.remove()
}

/** Tests wait for it: the page listens. */
export function listens(): void {
  document.documentElement.dataset.awake = ''
}

import { listens, tendForms } from '#lib/plain-forms.ts'
import { watchErrors } from '#lib/report-error.ts'
import { tendAnswers } from './tend-answers.ts'
import { forgetUnsent } from './unsent.ts'

/** All the script that who fills in a form gets. */
watchErrors()
const form = document.querySelector<HTMLFormElement>('form[data-answer]')
if (form) tendAnswers(form)
else tendForms(document)
// What was handed in is nobody's draft any more.
const given = document.querySelector<HTMLElement>('[data-given]')?.dataset.given
if (given) forgetUnsent(given)
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print())
listens()

import { listens, tendForms } from '#lib/plain-forms.ts'
import { watchErrors } from '#lib/report-error.ts'

/** All the script that who looks by a link gets. */
watchErrors()
tendForms(document)
listens()

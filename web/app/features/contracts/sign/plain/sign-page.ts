import { listens, tendForms } from '#lib/plain-forms.ts'
import { watchErrors } from '#lib/report-error.ts'
import { letDraw } from './draw.ts'
import { follow } from './follow.ts'
import { noteReading } from './note-reading.ts'

/** All the script that who signs by a link gets. */
watchErrors()
wake(document)
listens()

function wake(page: ParentNode): void {
  tendForms(page)
  const signing = page.querySelector<HTMLElement>('[data-reads]')
  if (signing) noteReading(signing.dataset.reads ?? '')
  const ways = page.querySelector<HTMLFieldSetElement>('fieldset[data-ways]')
  if (ways) letDraw(ways)
  const followed = page.querySelector<HTMLElement>('[data-follows]')
  if (followed) follow(followed, wake)
}

import { feature } from '#engine/feature.ts'
import { savePeriodicMail, sendPeriodicMail, stopPeriodicMail } from './keep-setting.ts'
import { periodicMails } from './periodic-mail.mails.ts'
import { periodicMailPersonal } from './periodic-mail.personal.ts'
import { periodicJobs } from './send-turns.ts'
import { periodicMail, previewPeriodicMail } from './show-setting.ts'

/** What stands in the mail each feature says itself, in `periodic`. */
export const periodicMailFeature = feature({
  queries: [periodicMail, previewPeriodicMail],
  commands: [savePeriodicMail, sendPeriodicMail, stopPeriodicMail],
  jobs: periodicJobs,
  mails: periodicMails,
  personal: periodicMailPersonal,
})

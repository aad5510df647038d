import { feature } from '#engine/feature.ts'
import { personal } from '#engine/personal.ts'
import { forgetRegistrations, sendRegistrationMail } from './confirm-registration.ts'
import { registerVolunteer } from './register-volunteer.ts'
import { volunteerCentres } from './volunteer-centres.ts'
import { volunteerMails } from './volunteers.mails.ts'

/** People who register themselves, where a site has a centre for volunteers. */
export const volunteersFeature = feature({
  commands: [registerVolunteer],
  queries: [volunteerCentres],
  jobs: [sendRegistrationMail, forgetRegistrations],
  mails: volunteerMails,
  personal: personal({ addresses: ['delete from volunteer_registrations where email_key = lower($1)'] }),
})

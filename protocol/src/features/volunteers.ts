import { command, query, told } from '#protocol/declaring/define.ts'
import { email, id, oneOf, path, secret } from '#protocol/declaring/fields.ts'
import { locales, profile } from './users.ts'

/** Nothing is told but that a mail is on its way: to confirm the address, or to say that it has an account already. */
export const registerVolunteer = command('registerVolunteer', 'POST /volunteers/signup', {
  access: 'public',
  input: {
    email: email(),
    firstName: profile.firstName,
    infix: profile.infix,
    lastName: profile.lastName,
    phoneNumber: profile.phoneNumber,
    locale: oneOf(locales, { optional: true }),
    /** Which centre; needed only where a site has several. */
    organizationId: id({ optional: true }),
    password: secret(),
    passwordConfirmation: secret(),
    /** The page of this site where they go on after they confirmed. */
    nextPath: path({ max: 1000, optional: true }),
  },
  summary: 'Register as a volunteer, at a site with a volunteer centre; the address is confirmed by mail',
})

export type VolunteerCentre = { id: string; name: string; city: string | null }
/** None means that this site takes no volunteers. */
export const volunteerCentres = query('volunteerCentres', 'GET /volunteers/centres', {
  access: 'public',
  tells: told<{ centres: VolunteerCentre[] }>(),
  summary: 'The volunteer centres that one can register at',
})

import { Me, type OrganizationType } from './me.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** Whoever administers the organization, and nobody in person: what is somebody's own is not theirs to see. */
export const administratorOf = (organizationId: string, organizationType: OrganizationType): Me =>
  new Me({ id: nobody, locale: 'nl', session: null, roles: [{ name: 'admin', organizationId, organizationType }] })

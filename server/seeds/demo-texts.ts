import type { Sql } from '#db/database.ts'
import type { Site } from '#engine/call.ts'
import type { SiteTexts } from '#protocol/tenants/site-texts.ts'
import { placesNear } from './demo-hosts.ts'
import { insertRows } from './insert-rows.ts'

export const ownMail = ({ front, key }: Site): string => `${front === 'volunteering' ? 'info' : 'stage'}@${key}.example`

/** What the site says of itself. One that is for volunteers has not come to its statements yet. */
export async function addTexts(sql: Sql, site: Site, today: Date): Promise<void> {
  const { key, name } = site
  const isForVolunteers = site.front === 'volunteering'
  const town = placesNear(site)[0]?.city ?? 'Amersfoort'
  const day = `${today.getFullYear() - 1}-09-01`
  const contact: SiteTexts = {
    organization: isForVolunteers ? `Vrijwilligerscentrale ${town}` : `${name} College`,
    address: `Havenweg 12\n3812 AB ${town}`,
    phone: '033 123 45 67',
    email: ownMail(site),
    hoursNl: 'Maandag tot en met donderdag 8.30 – 16.30 uur\nVrijdag 8.30 – 12.30 uur',
    hoursEn: 'Monday to Thursday 8:30 am – 4:30 pm\nFriday 8:30 am – 12:30 pm',
  }
  const rest: SiteTexts = {
    footerNl: 'Voor iedereen die leert in de praktijk.',
    footerEn: 'For everybody who learns by doing.',
    privacyOfficer: 'de functionaris gegevensbescherming',
    privacyEmail: `privacy@${key}.example`,
    privacyDate: day,
    keptNl:
      'Contracten, uren en beoordelingen: twee jaar na het verlaten van de school.\nBerichten: tot het einde van het schooljaar.',
    keptEn:
      'Contracts, hours and assessments: two years after leaving the school.\nMessages: until the end of the school year.',
    accessEmail: `toegankelijk@${key}.example`,
    accessDate: day,
    limitsNl: 'Documenten die stagebieders zelf toevoegen, zijn niet altijd voor te lezen.',
    limitsEn: 'Documents that providers add themselves cannot always be read aloud.',
  }
  await insertRows(sql, 'site_settings', [{ texts: isForVolunteers ? contact : { ...contact, ...rest } }])
}

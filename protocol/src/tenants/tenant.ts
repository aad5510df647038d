import { recordOf } from '#protocol/shared/guards.ts'
import type { Theme } from './themes.ts'
import { indigoTheme } from './themes.ts'

export const flagNames = [
  'selfFoundInternships',
  'companySignsFirst',
  'inviteSchoolRepresentative',
  'qrPrimary',
  'passwordlessLogin',
  'evaluationForms',
  'legacyEvaluationForm',
  'paperTimesheets',
  'digitalContracts',
  'motivationField',
  'hours',
  'companyFillsContract',
  'appMode',
] as const

export type FlagName = (typeof flagNames)[number]
export type Flags = Record<FlagName, boolean>
type Variant = 'standard' | 'box'
export type Locale = 'nl' | 'en'
export type MapCentre = { latitude: number; longitude: number }

export type Tenant = {
  key: string
  name: string
  /** What the browser title and the mails call the site. */
  appName: string
  variant: Variant
  /** What visitors come for first: whom the front page is about. */
  front: 'internships' | 'volunteering'
  whitelabel: boolean
  hosts: string[]
  flags: Flags
  theme: Theme
  mapCentre: MapCentre
  slogan: Record<Locale, string>
  /** What pupils look for here, in the titles of pages: a MaS is a kind of its own. */
  internships: Record<Locale, string>
  locale: Locale
  mailFrom?: { name: string; address: string }
  /** What the file calls the site, whatever it calls itself by now. */
  asMade: Names
}
export type Names = { name: string; appName: string; slogan: Record<Locale, string> }

export type TenantFile = Pick<Tenant, 'key' | 'name' | 'variant'> &
  Partial<Omit<Tenant, 'key' | 'name' | 'variant' | 'appName' | 'flags' | 'asMade'>> & {
    flags?: Partial<Flags>
    /** Added to the slogan of a site that serves one place. */
    place?: string
  }

export const productName = 'Stagehaven'
export const defaultMapCentre: MapCentre = { latitude: 52.132633, longitude: 5.291266 }

const variantFlags: Record<Variant, FlagName[]> = {
  standard: ['selfFoundInternships', 'inviteSchoolRepresentative', 'evaluationForms', 'hours'],
  box: [
    'selfFoundInternships',
    'inviteSchoolRepresentative',
    'evaluationForms',
    'digitalContracts',
    'companyFillsContract',
  ],
}

/** A tenant file says only what sets this partner apart; the rest follows from its variant. */
export function defineTenant(file: TenantFile): Tenant {
  const { key, name, variant, whitelabel = false, mailFrom } = file
  const appName = whitelabel ? name : `${productName} ${name}`
  const slogan = file.slogan ?? sloganOf(file)
  return {
    key,
    name,
    appName,
    variant,
    front: file.front ?? 'internships',
    whitelabel,
    hosts: [...new Set([`${key}.localhost`, ...(file.hosts ?? []).map((host) => host.toLowerCase())])],
    flags: { ...flagsOf(variant), ...file.flags },
    theme: file.theme ?? indigoTheme,
    mapCentre: file.mapCentre ?? defaultMapCentre,
    slogan,
    asMade: { name, appName, slogan },
    internships: file.internships ?? { nl: 'stages', en: 'internships' },
    locale: file.locale ?? 'nl',
    ...(mailFrom && { mailFrom }),
  }
}

function flagsOf(variant: Variant): Flags {
  return recordOf(flagNames, (flag) => variantFlags[variant].includes(flag))
}

function sloganOf({ variant, place, front }: TenantFile): Tenant['slogan'] {
  // Volunteers look for no internship.
  if (front === 'volunteering') {
    return { nl: 'Mensen en plekken die bij elkaar passen', en: 'People and places that go together' }
  }
  if (variant === 'box') {
    return {
      nl: 'Dé online stagemarktplaats voor alle stages',
      en: 'The online internship marketplace for all internships',
    }
  }
  return {
    nl: `De leukste maatschappelijke stages${place ? ` van ${place}` : ''}`,
    en: `The nicest social internships${place ? ` in ${place}` : ''}`,
  }
}

import { answer, type QueryContext } from '#engine/feature.ts'
import * as protocol from '#protocol/features/periodic-mail.ts'
import { composeMails, housesOf, sectionsFor } from './compose-mails.ts'
import { aboutText } from './queue-mails.ts'
import { type Kept, keptOf, settingOf, sinceOf } from './setting.ts'

async function readSetting({ me, read }: QueryContext) {
  const { text, values } = keptOf(me.requireId())
  const [kept] = await read<Kept>({ text, values })
  return { kept, setting: settingOf(kept, me) }
}

/** What can stand in it follows from all roles that somebody has, wherever they work at the moment. */
export const periodicMail = answer(protocol.periodicMail, async (context) => {
  const { me, call, registry } = context
  const { kept, setting } = await readSetting(context)
  const houses = await housesOf(context)
  const sections = new Map(
    houses.flatMap((house) =>
      sectionsFor({ registry, site: call.site }, house.me).map(({ name, title }) => [name, title[me.locale]] as const),
    ),
  )
  return {
    meta: {
      setting,
      isDefault: !kept?.rhythm,
      sections: [...sections].map(([name, title]) => ({ name, title })),
    },
  }
})

/** The same as the mail, read for the same person by the same rules; nothing is sent and nothing is used up. */
export const previewPeriodicMail = answer(protocol.previewPeriodicMail, async (context) => {
  const { me, call, read, registry } = context
  const { kept, setting } = await readSetting(context)
  const locale = setting.locale ?? me.locale
  const since = sinceOf(kept, setting, registry.now())
  const mails = await composeMails({ me, site: call.site, registry, read, locale, since, without: setting.without })
  return {
    meta: {
      mails: mails.map(({ organization, sections }) => ({
        organization,
        subject: `${organization}: ${aboutText(sections, locale)}`,
        sections,
      })),
    },
  }
})

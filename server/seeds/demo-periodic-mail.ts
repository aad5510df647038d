import { savePeriodicMail } from '#protocol/features/periodic-mail.ts'
import type { Client } from '../../protocol/src/client.ts'
import type { DemoAccount } from './demo-people.ts'

/** Most people leave it as it is; some have chosen. */
export async function choosePeriodicMails(signIn: (account: DemoAccount) => Promise<Client>): Promise<void> {
  const mentor = await signIn('mentor')
  await mentor.run(savePeriodicMail, '', { rhythm: 'daily', hour: 7 })
  const student = await signIn('student')
  await student.run(savePeriodicMail, '', { rhythm: 'weekly', weekday: 7, hour: 17 })
  const provider = await signIn('provider')
  await provider.run(savePeriodicMail, '', { rhythm: 'off' })
}

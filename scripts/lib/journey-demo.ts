import { copyDemo } from '../../server/test/demo-database.ts'

// In a process of its own: filling the demo keeps one busy for half a minute, and the checks run meanwhile.
const { TEST_DATABASE_URL, JOURNEY_DATABASE } = process.env
if (!TEST_DATABASE_URL || !JOURNEY_DATABASE) throw new Error('Started by scripts/lib/journey-server.ts only')
await copyDemo(TEST_DATABASE_URL, JOURNEY_DATABASE)

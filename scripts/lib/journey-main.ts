import { copyDemo } from '../../server/test/demo-database.ts'

// The server of the journeys: the product itself, on a copy of the demo, which is filled once per run.
const { TEST_DATABASE_URL, JOURNEY_DATABASE } = process.env
if (!TEST_DATABASE_URL || !JOURNEY_DATABASE) throw new Error('Started by scripts/lib/journey-server.ts only')
process.env.DATABASE_URL = await copyDemo(TEST_DATABASE_URL, JOURNEY_DATABASE)
await import('../../server/src/main.ts')

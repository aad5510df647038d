import assert from 'node:assert/strict'
import { test } from 'node:test'
import { affiliationFits, readPerson, schoolsWithBrin } from './claims.ts'

const from = (claims: object) => readPerson({ iss: 'https://entree.test', sub: 'a1@school', ...claims })

test('claims are read however they are spelled and packed', () => {
  const expected = {
    issuer: 'https://entree.test',
    subject: 'a1@school',
    brin: '11ZZ03',
    mail: 'sam@school.test',
    affiliations: ['student'],
  }
  const mail = 'sam@school.test'
  assert.deepEqual(
    from({ nlEduPersonHomeOrganizationId: '11zz03', eduPersonAffiliation: 'Student', mail: [mail] }),
    expected,
  )
  assert.deepEqual(
    from({ nl_edu_person_home_organization_id: [' 11ZZ03 '], eduperson_affiliation: ['student'], email: mail }),
    expected,
  )
})

test('empty lists, odd types and values of the wrong shape count as missing', () => {
  const nothing = { brin: null, mail: null, affiliations: [] }
  const odd = [[], '', null, 7, {}, [null, 3, '']]
  for (const value of odd) {
    const { brin, mail, affiliations } = from({
      nlEduPersonHomeOrganizationId: value,
      nlEduPersonHomeOrganizationBranchId: value,
      mail: value,
      eduPersonAffiliation: value,
    })
    assert.deepEqual({ brin, mail, affiliations }, nothing)
  }
  assert.equal(from({ nlEduPersonHomeOrganizationId: ['asdfas', '11ZZ0', '11-Z'] }).brin, null)
  assert.equal(from({ mail: 'not an address' }).mail, null)
})

test('a mail address that the provider calls unverified is not used', () => {
  assert.equal(from({ mail: 'sam@school.test', email_verified: false }).mail, null)
  assert.equal(from({ mail: 'sam@school.test', email_verified: 'false' }).mail, null)
  assert.equal(from({ mail: 'sam@school.test', email_verified: true }).mail, 'sam@school.test')
})

test('the number of a branch wins over the shorter one of its school', () => {
  assert.equal(
    from({ nlEduPersonHomeOrganizationId: '11ZZ', nlEduPersonHomeOrganizationBranchId: '11ZZ03' }).brin,
    '11ZZ03',
  )
  assert.equal(from({ nlEduPersonHomeOrganizationId: ['11ZZ', '11ZZ05'] }).brin, '11ZZ05')
  assert.equal(from({ nlEduPersonHomeOrganizationId: '11ZZ', nlEduPersonHomeOrganizationBranchId: [] }).brin, '11ZZ')
})

test('a BRIN finds its branch, else the whole school; a short one finds every branch', () => {
  const schools = ['11ZZ', '11ZZ03', '22AA01', '22AA02', '33BB04'].map((brin) => ({ brin }))
  const found = (brin: string) => schoolsWithBrin(schools, brin).map((school) => school.brin)
  assert.deepEqual(found('11ZZ03'), ['11ZZ03'])
  assert.deepEqual(found('11ZZ09'), ['11ZZ'])
  assert.deepEqual(found('11ZZ'), ['11ZZ', '11ZZ03'])
  assert.deepEqual(found('22AA'), ['22AA01', '22AA02'])
  assert.deepEqual(found('22AA09'), [])
  assert.deepEqual(found('33BB'), ['33BB04'])
})

test('an affiliation only keeps out who it contradicts', () => {
  assert.ok(affiliationFits(['student'], ['student']))
  assert.ok(affiliationFits(['employee'], ['mentor']))
  assert.ok(affiliationFits(['staff'], ['admin']))
  assert.ok(!affiliationFits(['student'], ['mentor', 'admin']))
  assert.ok(!affiliationFits(['employee'], ['student']))
  assert.ok(affiliationFits(['employee'], ['student', 'mentor']))
  assert.ok(affiliationFits(['student', 'employee'], ['student']))
  assert.ok(affiliationFits(['affiliate'], ['mentor']))
  assert.ok(affiliationFits([], ['student']))
  assert.ok(affiliationFits(['student'], ['volunteer']))
})

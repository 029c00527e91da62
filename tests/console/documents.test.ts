// The documents of a person in the console: uploaded, refused, downloaded and deleted.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { skip } from '#tests/chromium.ts'
import { pdf, processAll } from '#tests/document_examples.ts'
import { call } from '#tests/harness.ts'
import { createPerson } from '#tests/person_examples.ts'
import { address, axeFindings, visitAs } from './console_page.ts'

test('a document is uploaded, downloaded and deleted', { skip }, async () => {
  const { page, complaints, key } = await visitAs('owner')
  const { id: person_id } = await createPerson({}, { key })
  await page.goto(address(`/persons/${person_id}?tab=documents`))
  await page.getByText('No documents').waitFor()
  await page.getByRole('button', { name: 'Upload document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Referral from Dr. Ruiz')
  const file = { name: 'referral.pdf', mimeType: 'application/pdf' }
  await dialog.getByLabel('File').setInputFiles({ ...file, buffer: Buffer.from('No PDF.') })
  assert.deepEqual(await axeFindings(page), [])
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.getByText(/file_name.*doesn't match the content/).waitFor()
  await dialog.getByLabel('File').setInputFiles({ ...file, buffer: pdf })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await page.getByRole('cell', { name: 'scanning' }).waitFor()
  await processAll()
  await page.reload()
  await page.getByRole('cell', { name: 'available' }).waitFor()
  await page.locator('.thumbnail img[src^="/files/"]').waitFor()
  const width = await page.evaluate<number>(`(async () => {
    const image = document.querySelector('.thumbnail img')
    await image.decode()
    return image.naturalWidth
  })()`)
  assert.ok(width > 0, 'the thumbnail is an image')
  assert.deepEqual(await axeFindings(page), [])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await saving
  assert.equal(saved.suggestedFilename(), 'referral.pdf')
  assert.deepEqual(readFileSync(await saved.path()), pdf)

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No documents').waitFor()
  const { body } = await call('GET', `/v1/documents?person_id=${person_id}`, undefined, { key })
  const states = (body as { data: { status: string }[] }).data.map(({ status }) => status)
  assert.deepEqual(states, ['deleted', 'deleted'])
  assert.deepEqual(complaints, [])
  await page.context().close()
})

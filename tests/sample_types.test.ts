// Compiles every sample that the documentation shows in TypeScript against the SDK: those of the
// guides and those of each operation in the reference.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { camelCase } from '#docs/sdk/variable_names.ts'
import { createSamples } from '#docs/site/samples.ts'
import { root } from '#settings/config.ts'

const folder = mkdtempSync(join(root, 'node_modules/.samples-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const blocksOf = (text: string) =>
  [...text.matchAll(/```sh\n([^]*?)```/g)].map(([, block]) => block!)

// What a guide's earlier text introduced: $PERSON is personId, or person.
function variablesOf(text: string, code: string) {
  const names = new Set([...text.matchAll(/\$\{?([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name!))
  return [...names]
    .map((name) => camelCase(name.toLowerCase()))
    .flatMap((name) => [name, `${name}Id`])
    .filter((name) => !new RegExp(`const ${name} =`).test(code))
    .map((name) => `declare const ${name}: string\n`)
    .join('')
}

function write(name: string, declarations: string, code: string) {
  const header = `import { Attune } from '${join(root, 'sdk/src/attune.ts')}'\n`
  const client = "const attune = new Attune({ apiKey: 'sk_test_1' })\n"
  writeFileSync(join(folder, `${name}.ts`), `${header}${client}${declarations}${code}\nexport {}\n`)
}

test('a sample is a request to this deployment, wherever it is', () => {
  const curl = 'curl -H "Authorization: Bearer $KEY" https://api.example.com/v1/sessions?limit=3'
  const loop =
    'for await (const session of attune.sessions.list({ limit: 3 })) console.log(session)'
  assert.equal(createSamples()(curl), loop)
  assert.equal(createSamples()('curl https://example.com/v2/sessions'), undefined)
  assert.equal(createSamples()('bin/attune doctor'), undefined)
})

test('the samples of every guide compile', () => {
  let count = 0
  for (const file of globSync('docs/guides/*.md', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    const samples = createSamples()
    const shown = blocksOf(text).flatMap((block) => samples(block) ?? [])
    count += shown.length
    const code = shown.join('\n')
    write(file.replaceAll(/\W/g, '_'), variablesOf(text, code), code)
  }
  assert.ok(count > 50, `${count} samples`)
})

test('the samples of every operation compile', () => {
  let count = 0
  for (const file of globSync('docs/reference/resources/*.md', { cwd: root })) {
    const text = readFileSync(join(root, file), 'utf8')
    const shown = blocksOf(text).map((block) => {
      const code = createSamples()(block)
      assert.ok(code, `${file} has a sample that isn't a request:\n${block}`)
      return `async function sample${++count}() {\n${code}\n}`
    })
    const called = shown.map((_, at) => `void sample${count - shown.length + at + 1}`)
    write(file.replaceAll(/\W/g, '_'), '', [...shown, ...called].join('\n'))
  }
  assert.ok(count > 250, `${count} samples`)
  const options = { extends: join(root, 'tsconfig.json'), include: ['*.ts'] }
  const strict = { noUnusedLocals: false, lib: ['esnext', 'dom', 'dom.iterable'] }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ ...options, compilerOptions: strict }),
  )
  const tsc = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '-p', folder], {
    encoding: 'utf8',
  })
  assert.equal(stdout, '')
})

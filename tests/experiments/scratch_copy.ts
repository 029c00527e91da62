// A scratch copy of the source that an experiment edits, compiles and runs.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after } from 'node:test'
import { root } from '#settings/config.ts'

const copied = ['src', 'tests', 'scripts', 'migrations', 'docs', 'package.json', 'tsconfig.json']

export function makeScratchCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'attune-scratch-'))
  after(() => rmSync(copy, { recursive: true, force: true }))
  for (const part of copied) cpSync(join(root, part), join(copy, part), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const path = (file: string) => join(copy, file)

  // Replaces a text that must occur in the file.
  function edit(file: string, from: string, to: string) {
    const text = readFileSync(path(file), 'utf8')
    assert.ok(text.includes(from), `${file} doesn't contain ${from}`)
    writeFileSync(path(file), text.replace(from, to))
  }

  function add(file: string, text: string) {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }

  // Compiles one file of the copy with everything it imports, and returns the errors. Types of
  // packages that come without them are declared in files that nothing imports.
  function compile(file: string) {
    const include = [file, 'src/**/*.d.ts']
    add('tsconfig.scratch.json', JSON.stringify({ extends: './tsconfig.json', include }))
    const tsc = join(root, 'node_modules/typescript/bin/tsc')
    const words = [tsc, '--noEmit', '-p', path('tsconfig.scratch.json')]
    return spawnSync(process.execPath, words, { encoding: 'utf8', cwd: copy }).stdout
  }

  // Runs a test file of the copy, on a database of its own.
  function run(file: string) {
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    return execFileSync(process.execPath, ['--test', path(file)], {
      encoding: 'utf8',
      cwd: copy,
      env,
    })
  }
  return { edit, add, compile, run }
}

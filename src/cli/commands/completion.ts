// attune completion: shell completion. The scripts call the hidden command "attune complete".
import type { Command } from '#cli/command.ts'

export const completionCommands: Command[] = [
  {
    name: 'completion',
    takes: '<shell>',
    summary: 'Print a completion script for bash, zsh or fish.',
    about: { '<shell>': 'bash, zsh or fish.' },
    details: [
      'bash: add eval "$(attune completion bash)" to ~/.bashrc.',
      'zsh: add eval "$(attune completion zsh)" to ~/.zshrc, after compinit.',
      'fish: run attune completion fish > ~/.config/fish/completions/attune.fish.',
      'The command must be on your PATH under the name you complete: attune or bin/attune.',
    ],
    examples: ['completion bash', 'completion zsh', 'completion fish'],
    async show(args) {
      const { completionScript } = await import('#cli/completion_scripts.ts')
      process.stdout.write(completionScript(args.words[0]!))
    },
  },
  {
    name: 'complete',
    takes: '[words...]',
    summary: 'Print what can complete a command, one word on each line.',
    hidden: true,
    examples: ['complete -- sessions li'],
    async show(args) {
      const { completionsOf } = await import('#cli/completions.ts')
      for (const word of await completionsOf(args.words)) process.stdout.write(`${word}\n`)
    },
  },
]

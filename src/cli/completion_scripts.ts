// The completion script of each shell. It calls the command that was typed, so that bin/attune and
// an attune on the PATH complete alike.
import { UsageError } from './command.ts'
import { didYouMean } from './suggest.ts'

const scripts: Record<string, string> = {
  bash: `# bash completion for attune
_attune() {
  local IFS=$'\\n'
  COMPREPLY=($("$1" complete -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _attune attune
`,
  zsh: `#compdef attune
# zsh completion for attune
_attune() {
  local -a found
  found=("\${(@f)$("\${words[1]}" complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  compadd -a found || _files
}
compdef _attune attune
`,
  fish: `# fish completion for attune
function __attune_complete
  set -l typed (commandline -opc)
  $typed[1] complete -- $typed[2..-1] (commandline -ct) 2>/dev/null
end
complete -c attune -a '(__attune_complete)'
`,
}

export function completionScript(shell: string) {
  const script = Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script) return script
  const hint = didYouMean(shell, Object.keys(scripts))
  throw new UsageError(`Completion is available for bash, zsh and fish, not "${shell}".${hint}`)
}

import { factsLook } from '../looks.ts'

type Props = { hasLetters: boolean; canSelect: boolean; canMove: boolean; onToggle: () => void }

/** The keys of the list, which phones and tablets lack. Letters can be turned off, because speech input types them. */
export const KeyHelp = ({ hasLetters, canSelect, canMove, onToggle }: Props) => (
  <p className={`${factsLook} text-small text-ink-soft tablet:pointer-coarse:hidden`}>
    <span>
      <kbd>↑</kbd> <kbd>↓</kbd>
      {hasLetters && (
        <>
          {' or '}
          <kbd>J</kbd> <kbd>K</kbd>
        </>
      )}
      {' to move'}
    </span>
    <span>
      <kbd>Enter</kbd> to open
    </span>
    {hasLetters && canSelect && (
      <span>
        <kbd>X</kbd> to select
      </span>
    )}
    {hasLetters && canMove && (
      <span>
        <kbd>S</kbd> to change the stage
      </span>
    )}
    {hasLetters && (
      <span>
        <kbd>/</kbd> to search
      </span>
    )}
    <button type="button" className="text-button touchable font-medium text-ink-soft" onClick={onToggle}>
      {hasLetters ? 'Turn off shortcuts' : 'Turn on shortcuts'}
    </button>
  </p>
)

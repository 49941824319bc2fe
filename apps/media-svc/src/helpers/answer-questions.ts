/**
 * Makes this process a helper: it answers what its parent sends, one question at a time, and ends with its parent.
 * An error of `answer` ends it too, with the error on its error output, where HelperProcess looks for the reason.
 */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => void answer(question).then((said) => process.send?.(said)));
  process.on('disconnect', () => process.exit());
}

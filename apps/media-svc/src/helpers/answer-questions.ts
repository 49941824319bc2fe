/**
 * Makes this process a helper: it answers the questions that its parent sends, and ends with its parent. An error that `answer` throws
 * ends the process too; HelperProcess reads the reason from its error output.
 */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on('message', (question: Question) => void answer(question).then((said) => process.send?.(said)));
  process.on('disconnect', () => process.exit());
}

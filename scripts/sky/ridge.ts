/**
 * Solves a least-squares problem by its normal equations with a ridge.
 *
 * @param rows one row of terms per sample
 * @param values what each row should give
 * @param ridge share of the mean diagonal that is added to the diagonal
 */
export function solveRidge(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  ridge: number,
): number[] {
  const size = rows[0]!.length;
  const matrix = Array.from({ length: size }, () => new Float64Array(size + 1));
  rows.forEach((row, sample) => {
    for (let i = 0; i < size; i++) {
      const line = matrix[i]!;
      const factor = row[i]!;
      for (let j = i; j < size; j++) line[j]! += factor * row[j]!;
      line[size]! += factor * values[sample]!;
    }
  });
  let trace = 0;
  for (let i = 0; i < size; i++) {
    trace += matrix[i]![i]!;
    for (let j = 0; j < i; j++) matrix[i]![j] = matrix[j]![i]!;
  }
  for (let i = 0; i < size; i++) matrix[i]![i]! += (ridge * trace) / size;
  return eliminate(matrix, size);
}

/** Gaussian elimination with row exchange; the last column is the right-hand side. */
function eliminate(matrix: Float64Array[], size: number): number[] {
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row]![column]!) > Math.abs(matrix[pivot]![column]!)) pivot = row;
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot]!, matrix[column]!];
    const lead = matrix[column]!;
    for (let row = column + 1; row < size; row++) {
      const line = matrix[row]!;
      const factor = line[column]! / lead[column]!;
      if (factor === 0) continue;
      for (let j = column; j <= size; j++) line[j]! -= factor * lead[j]!;
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    const line = matrix[row]!;
    let sum = line[size]!;
    for (let j = row + 1; j < size; j++) sum -= line[j]! * solution[j]!;
    solution[row] = sum / line[row]!;
  }
  return solution;
}

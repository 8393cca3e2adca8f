/*
 * The part of ONNX that small graphs need, encoded by hand. Field numbers:
 * https://github.com/onnx/onnx/blob/main/onnx/onnx.proto3
 */

/** An encoded field of a protocol buffer. */
type Field = Buffer;

function varint(value: number | bigint): Buffer {
	let rest = BigInt.asUintN(64, BigInt(value));
	const bytes: number[] = [];
	for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
	return Buffer.from([...bytes, Number(rest)]);
}

const whole = (field: number, value: number | bigint): Field => Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, value: Buffer): Field =>
	Buffer.concat([varint((field << 3) | 2), varint(value.length), value]);
const text = (field: number, value: string): Field => bytes(field, Buffer.from(value));
const message = (field: number, parts: readonly Field[]): Field => bytes(field, Buffer.concat(parts));

const elementTypes = { float: 1, int64: 7, bool: 9 } as const;
type ElementType = keyof typeof elementTypes;

/** A constant: its shape and its numbers, row by row. */
export interface Tensor {
	type: ElementType;
	shape: readonly number[];
	values: readonly number[];
}

export const floats = (shape: readonly number[], values: readonly number[]): Tensor => ({
	type: "float",
	shape,
	values,
});
export const integers = (values: readonly number[], shape = [values.length]): Tensor => ({
	type: "int64",
	shape,
	values,
});

function rawOf({ type, values }: Tensor): Buffer {
	if (type === "float") return Buffer.from(Float32Array.from(values).buffer);
	return Buffer.from(BigInt64Array.from(values, BigInt).buffer);
}

const tensor = (field: number, name: string, value: Tensor): Field =>
	message(field, [
		...value.shape.map((size) => whole(1, size)),
		whole(2, elementTypes[value.type]),
		text(8, name),
		bytes(9, rawOf(value)),
	]);

/** An input or output of a graph; a named size is known only at run time. */
export interface Value {
	name: string;
	type: ElementType;
	shape: readonly (number | string)[];
}

const valueInfo = (field: number, { name, type, shape }: Value): Field => {
	const sizes = shape.map((size) => message(1, [typeof size === "number" ? whole(1, size) : text(2, size)]));
	return message(field, [text(1, name), message(2, [message(1, [whole(1, elementTypes[type]), message(2, sizes)])])]);
};

/** An operator: its inputs, its output, its attributes. */
export interface Node {
	operator: string;
	from: readonly string[];
	to: string;
	attributes?: Record<string, number | readonly number[] | Tensor>;
}

const attribute = (name: string, value: number | readonly number[] | Tensor): Field => {
	if (typeof value === "number") return message(5, [text(1, name), whole(3, value), whole(20, 2)]);
	if ("values" in value && "shape" in value)
		return message(5, [text(1, name), tensor(5, "", value as Tensor), whole(20, 4)]);
	return message(5, [text(1, name), ...(value as readonly number[]).map((each) => whole(8, each)), whole(20, 7)]);
};

export interface Graph {
	inputs: readonly Value[];
	outputs: readonly Value[];
	constants: Record<string, Tensor>;
	nodes: readonly Node[];
	/** The file's metadata. */
	metadata?: Record<string, string>;
}

/** A graph's file, for operators of ONNX 1.12 (opset 17). */
export function onnxFile({ inputs, outputs, constants, nodes, metadata = {} }: Graph): Buffer {
	const graph = [
		...nodes.map(({ operator, from, to, attributes = {} }) =>
			message(1, [
				...from.map((name) => text(1, name)),
				text(2, to),
				text(4, operator),
				...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
			]),
		),
		text(2, "made"),
		...Object.entries(constants).map(([name, value]) => tensor(5, name, value)),
		...inputs.map((value) => valueInfo(11, value)),
		...outputs.map((value) => valueInfo(12, value)),
	];
	return Buffer.concat([
		whole(1, 8),
		text(2, "sayso"),
		message(7, graph),
		message(8, [text(1, ""), whole(2, 17)]),
		...Object.entries(metadata).map(([key, value]) => message(14, [text(1, key), text(2, value)])),
	]);
}

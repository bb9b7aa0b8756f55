import numpy as np


def reference(x, bias, order, alpha, step):
    assert x.dtype == np.float64 and order.dtype == np.int64
    y = alpha * x
    return {"y": y if bias is None else y + bias, "count": 2**24 + 1 + step * order}
